/** What is read of a form: the text of a field. */
interface Fields {
  get(name: string): unknown;
}

const textOf = (fields: Fields, name: string) => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A whole number as people write it, '5,000' or '5 000'; what is none is left to the server to refuse. */
const numberOf = (text: string) => Number(text.replace(/[\s,]/g, ''));
const maybeNumber = (text: string) => (text === '' ? null : numberOf(text));

/** A quote as the form says it. */
export function termsOf(fields: Fields) {
  const quantity = numberOf(textOf(fields, 'quantity'));
  return {
    currency: textOf(fields, 'currency').toUpperCase(),
    tiers: [{ quantity, unitPrice: textOf(fields, 'unitPrice') }],
    moq: maybeNumber(textOf(fields, 'moq')),
    leadTimeDays: maybeNumber(textOf(fields, 'leadTimeDays')),
    validUntil: textOf(fields, 'validUntil') || null,
  };
}
