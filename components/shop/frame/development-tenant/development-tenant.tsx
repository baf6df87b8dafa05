'use client';
// Fetched where it is shown, because every page of a shop names it, and only development hosts need it.
import { type ComponentProps, lazy } from 'react';

const Fetched = lazy(() => import('./remember-and-reset'));

// A component around it: the server's reference to a component is lazy itself, and React takes no lazy one of a lazy one.
export const DevelopmentTenant = (props: ComponentProps<typeof Fetched>) => <Fetched {...props} />;
