#!/bin/sh
# Replaces the servers of compose.yaml one after the other, by those of the image makerfront:$RELEASE, and loses no request:
# the cache in front sends nothing more to a server before it ends, and nothing to its successor before that is healthy.
# RELEASE=… sh deploy/switch-servers.sh
set -eu
cd "$(dirname "$0")"
list=nginx/servers.conf
former=$(cat "$list")
if printf '%s\n' "$former" | grep -q '^  # *server '; then
  echo "$list has a server that is taken out, perhaps by an earlier switch: put it in again, or remove its line." >&2
  exit 1
fi

# Into the same file: a container that mounts it would not see another one of that name.
tell_front() {
  printf '%s\n' "$1" >"$list"
  docker compose exec -T front nginx -p /srv/front -c nginx.conf -s reload
  # Its workers change one after the other.
  sleep 2
}

# Whatever goes wrong, the file names every server again. The front is not told: it goes on with those that are well. A shell
# that is interrupted runs this only if it ends by itself.
trap 'printf "%s\n" "$former" >"$list"' EXIT
trap 'exit 130' INT TERM HUP

for server in $(printf '%s\n' "$former" | sed -n 's/^  server \([^: ;]*\).*/\1/p'); do
  tell_front "$(printf '%s\n' "$former" | sed "s/^  server $server[: ].*/  # &/")"
  docker compose up -d --no-deps --wait "$server"
  # Its address may be another one, which nginx looks up only now.
  tell_front "$former"
done
