/**
 * A detail of the agency. Some placeholders are shown, the others are left out; `npm run
 * launch-check` says which. To enter the real detail, write `confirmed('…')` instead of
 * `placeholder('…')`.
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
