import type { ShownFields } from './keptForms';

/** An input of text, or a text area. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Words that somebody types to have them stored. A search is none, nor what a list is narrowed by, a secret, or the word
 * that confirms a deletion: `name="confirmation"`.
 */
const typedInto = [
  'textarea',
  ...['text', 'email', 'tel', 'url', 'number'].map((type) => `input[type="${type}"]`),
  'input:not([type])',
]
  .map((field) => `${field}:not([role="combobox"], [name="confirmation"], :read-only)`)
  .join();

/** What holds the fields of one form. */
const holders = 'form, [role="dialog"], [role="alertdialog"], [role="tabpanel"], main';

/** Whether words are typed into it. */
export const isTypedField = (target: EventTarget | null): target is TypedField =>
  target instanceof Element && target.matches(typedInto);

/** A form on the page: where it is, and its fields by their names. */
export interface ShownForm {
  place: string;
  fields: ReadonlyMap<string, TypedField>;
}

/** All forms on the page, those in tabs out of sight included. */
export function shownForms(): ShownForm[] {
  const byHolder = new Map<Element, Map<string, TypedField>>();
  for (const field of document.querySelectorAll<TypedField>(typedInto)) {
    const holder = field.closest(holders) ?? document.body;
    const fields = byHolder.get(holder) ?? new Map<string, TypedField>();
    byHolder.set(holder, fields.set(freeName(fieldName(field), fields), field));
  }
  return [...byHolder].map(([holder, fields]) => ({ place: placeOf(holder), fields }));
}

/** What the fields of a form hold. */
export const valuesOf = ({ fields }: ShownForm): ShownFields =>
  new Map([...fields].map(([name, { value }]) => [name, value]));

/** Sets what an element that React draws holds, as if it had been typed: the element's own property would pass by React. */
export function typeInto(field: TypedField, words: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const fieldName = (field: TypedField) =>
  field.labels?.[0]?.textContent || nameOf(field) || field.placeholder || field.name;

function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let at = 1;
  while (taken.has(`${name} ${at}`)) at += 1;
  return `${name} ${at}`;
}

/** The address of the tab of the workspace or of the window, and the names of everything around. */
function placeOf(holder: Element): string {
  const names: string[] = [];
  for (let around: Element | null = holder; around; around = around.parentElement) {
    if (around.role === 'tabpanel') return [around.id, ...names].join(' / ');
    const name = nameOf(around);
    if (name) names.unshift(name);
  }
  return [location.pathname + location.search, ...names].join(' / ');
}

const nameOf = (element: Element): string =>
  element.ariaLabel ??
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
