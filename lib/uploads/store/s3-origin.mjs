// Plain JavaScript, because next.config.mjs imports it: browsers upload straight to the bucket, so the content
// security policy must name its origin.

/**
 * The origin of the bucket's signed addresses; null if files are on disk.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {string | null}
 */
export function s3Origin({ S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_FORCE_PATH_STYLE }) {
  const bucket = S3_BUCKET?.trim();
  if (!bucket) {
    return null;
  }
  const endpoint = new URL(
    S3_ENDPOINT?.trim() || `https://s3.${S3_REGION?.trim() || 'us-east-1'}.amazonaws.com`,
  );
  // A certificate for *.host does not cover a bucket with a dot in its name, and an IP address has no subdomains.
  const isHostName = !/^[\d.]+$|^\[/.test(endpoint.hostname);
  if (S3_FORCE_PATH_STYLE?.trim() !== '1' && isHostName && !bucket.includes('.')) {
    return `${endpoint.protocol}//${bucket}.${endpoint.host}`;
  }
  return endpoint.origin;
}
