// Replaces `next/cache` in database tests: outside of a request of Next, its functions throw. Nothing is cached there, so
// nothing has to be tagged or expired. A test about tags replaces it by its own.
const nothing = (): void => {};

export const cacheLife = nothing;
export const cacheTag = nothing;
export const refresh = nothing;
export const revalidateTag = nothing;
export const updateTag = nothing;
