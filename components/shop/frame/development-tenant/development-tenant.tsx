'use client';
// Fetched where they are shown, because every page of a shop names them, and only development hosts need them.
import { lazy } from 'react';

const load = () => import('./remember-and-reset');

const Memory = lazy(() => load().then(({ TenantMemory }) => ({ default: TenantMemory })));
const Reset = lazy(() => load().then(({ TenantReset }) => ({ default: TenantReset })));

// Components around them: the server's reference to a component is lazy itself, and React takes no lazy one of a lazy one.
export const DevelopmentTenantMemory = (props: { slug: string }) => <Memory {...props} />;
export const DevelopmentTenantReset = (props: { label: string; className: string }) => <Reset {...props} />;
