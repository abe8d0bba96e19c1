/**
 * A detail of the agency: `confirmed('…')`, or a sample, which pages show or leave out
 * (`npm run launch-check` says which).
 */
export type Detail<Value> = { value: Value; isPlaceholder: boolean };

export function placeholder<Value>(value: Value): Detail<Value> {
  return { value, isPlaceholder: true };
}

export function confirmed<Value>(value: Value): Detail<Value> {
  return { value, isPlaceholder: false };
}

/** The value of a detail, once it's confirmed. A detail that is left out is a placeholder. */
export function confirmedValue<Value>(detail: Detail<Value> | undefined): Value | undefined {
  return detail?.isPlaceholder === false ? detail.value : undefined;
}
