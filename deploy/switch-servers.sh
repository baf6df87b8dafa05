#!/bin/sh
# Replaces the servers of compose.yaml one after the other, by those of the image makerfront:$RELEASE, and loses no request:
# the cache in front sends nothing more to a server before it ends, and nothing to its successor before that is healthy.
# RELEASE=… sh deploy/switch-servers.sh
set -eu
cd "$(dirname "$0")"
list=nginx/servers.conf
former=$(cat "$list")

# Into the same file: a container that mounts it would not see another one of that name.
tell_front() {
  printf '%s\n' "$1" >"$list"
  docker compose exec -T front nginx -p /srv/front -c nginx.conf -s reload
  # Its workers change one after the other.
  sleep 2
}

# Whatever goes wrong, the list names every server again.
trap 'printf "%s\n" "$former" >"$list"' EXIT

for server in $(printf '%s\n' "$former" | sed -n 's/^  server \([^: ;]*\).*/\1/p'); do
  tell_front "$(printf '%s\n' "$former" | sed "s/^  server $server[: ].*/  # &/")"
  docker compose up -d --no-deps --wait "$server"
  # Its address may be another one, which nginx looks up only now.
  tell_front "$former"
done
