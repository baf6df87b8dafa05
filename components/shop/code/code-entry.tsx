'use client';
import dynamic from 'next/dynamic';

/** The field for a code, loaded after the page: its place is kept free. */
export const CodeEntry = dynamic(() => import('./code-field').then(({ CodeField }) => CodeField), {
  loading: () => <div className="min-h-11" />,
});
