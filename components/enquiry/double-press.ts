/** The second press of a double press comes within this many milliseconds of the first. */
export const doublePress = 500;
