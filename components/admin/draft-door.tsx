'use client';
import { useEffect } from 'react';

/**
 * Lets this browser see the storefront of a draft, and place test orders, however its owner signed in: the preview link
 * leaves its key here.
 * Without an answer the storefront stays hidden until the next page of the admin area.
 */
export function DraftDoor({ previewPath }: { previewPath: string }) {
  useEffect(() => {
    void fetch(previewPath, { redirect: 'manual', cache: 'no-store' }).catch(() => undefined);
  }, [previewPath]);
  return null;
}
