/*
 * Stands in for @radix-ui/react-focus-scope (next.config.ts names it): @radix-ui/react-tooltip only asks it to count a
 * tooltip as part of the dialog it stands in, and the site has no dialog of Radix's.
 */
export function useFocusScopeBranch() {}
