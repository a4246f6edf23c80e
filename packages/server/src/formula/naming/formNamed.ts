import { readBeside } from './beside.ts';
import type { FormFields } from './forms.ts';
import { trimmed } from './fragments.ts';
import type { KnownName, NameBook } from './nameBook.ts';
import { brandNote } from './tradeBook.ts';

/** What a text means as the form of an ingredient; undefined where it is a form of it that nobody knows. */
export function formNamed(text: string, ingredient: KnownName, names: NameBook): FormFields | undefined {
  const branded = names.trade(text);
  const beside = [{ text: trimmed(branded?.rest ?? text), word: 'as' as const }];
  const { form } = readBeside({ ingredient, plant: {}, own: '', beside, trade: branded?.trade }, names);
  const { note, ...fields } = form?.found?.fields ?? {};
  const told = [note, branded && brandNote(branded.trade)].filter(Boolean).join('; ');
  return fields.source ? { ...fields, ...(told ? { note: told } : {}) } : undefined;
}
