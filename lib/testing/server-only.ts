// Replaces the `server-only` package outside of Next.
export {};
