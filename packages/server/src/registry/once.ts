/** Works a value out when it is first asked for, and keeps it. */
export function once<Value>(work: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => (known ??= { value: work() }).value;
}
