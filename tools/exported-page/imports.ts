/** The addresses that a built script imports when a visitor uses the page. */
export function referencedImports(script: string): string[] {
  return [...script.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, address]) => address!);
}
