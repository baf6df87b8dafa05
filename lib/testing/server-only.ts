// Stands in for the `server-only` package where Next does not run.
export {};
