/*
 * Stands in for @react-aria/focus and @react-aria/interactions (next.config.ts names it). Headless UI's fields use them to
 * set data-focus and data-hover; the site styles :focus-visible and :hover, which need no script.
 */
const noProps = {};

export function useFocusRing() {
  return { isFocused: false, isFocusVisible: false, focusProps: noProps };
}

export function useHover() {
  return { isHovered: false, hoverProps: noProps };
}
