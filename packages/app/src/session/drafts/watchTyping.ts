import type { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { draftKeys } from '../../constants';
import { isLike } from '../../storage/likeness';
import { isSameForm, withoutTyped, type KeptForm } from './keptForms';
import { ownDraft, type OwnDraft } from './ownDraft';
import { isTypedField, shownForms, typeInto, valuesOf, type ShownForm, type TypedField } from './typedFields';

/** What was typed into forms that were taken away. */
interface KeptForms {
  forms: readonly unknown[];
}

/** Notes what is typed into every form of the page. */
export interface TypingWatch {
  /** Keeps what is typed and not sent: the page is about to go. */
  keep: () => void;
  stop: () => void;
}

/** More would be the words of a long day; the oldest go first. */
const mostForms = 20;

/**
 * Keeps what is typed into any form when the page is taken away, and puts it back where the same form is shown again.
 * The forms need know nothing of it: it is done with the fields of the page, as a person would.
 * @param owner uid of whoever is signed in
 */
export function watchTyping(store: ReturnType<typeof createStore>, owner: string): TypingWatch {
  const kept = ownDraft<KeptForms>(store, { key: draftKeys.forms, owner, initial: { forms: [] } });
  const notes = noteTyping();
  const look = () => {
    const before = readForms(kept);
    if (before.length === 0) return;
    const after = putBack(before);
    if (after.some((form, at) => form !== before[at]) || after.length < before.length)
      writeForms(kept, after);
  };
  const appearing = new MutationObserver(look);
  appearing.observe(document.body, { childList: true, subtree: true });
  look();
  return {
    keep: () => {
      const typed = shownForms().flatMap((form) => notes.formOf(form) ?? []);
      const others = readForms(kept).filter((old) => typed.every(({ place }) => place !== old.place));
      writeForms(kept, [...others, ...typed].slice(-mostForms));
    },
    stop: () => {
      appearing.disconnect();
      notes.stop();
    },
  };
}

const sample: KeptForm = { place: '', fields: [] };
const fieldSample = { name: '', seen: [] };

const isKeptForm = (form: unknown): form is KeptForm =>
  isLike(form, sample) && form.fields.every((field) => isLike(field, fieldSample));

const readForms = (kept: OwnDraft<KeptForms>) => kept.read().forms.filter(isKeptForm);

const writeForms = (kept: OwnDraft<KeptForms>, forms: readonly KeptForm[]) =>
  kept.write(forms.length > 0 ? { forms } : null);

/** Puts words into the forms that are shown. @returns what is still to be put back */
function putBack(forms: readonly KeptForm[]): KeptForm[] {
  const shown = shownForms();
  return forms.flatMap((form) => {
    const same = shown.find((other) => other.place === form.place && isSameForm(form, valuesOf(other)));
    return same ? (fill(form, same) ?? []) : form;
  });
}

function fill(form: KeptForm, shown: ShownForm): KeptForm | undefined {
  const focused = document.activeElement;
  const filled = new Set<string>();
  for (const { name, typed } of form.fields) {
    const field = shown.fields.get(name);
    if (typed === null || !field) continue;
    filled.add(name);
    if (field.value === typed) continue;
    // A number is read when its field is left. Drawn at once: the next field's change builds on this one.
    flushSync(() => field.focus({ preventScroll: true }));
    flushSync(() => typeInto(field, typed));
    flushSync(() => field.blur());
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
  return filled.size > 0 ? withoutTyped(form, filled) : form;
}

/** Follows what stands in each field, and which were written in. */
function noteTyping() {
  const seen = new WeakMap<TypedField, Set<string>>();
  const written = new WeakSet<TypedField>();
  const see = (field: TypedField) => seen.set(field, (seen.get(field) ?? new Set()).add(field.value));
  const rest = ({ target }: Event) => void (isTypedField(target) && see(target));
  const submit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement) [...target.elements].filter(isTypedField).forEach(see);
  };
  const write = ({ target }: Event) => void (isTypedField(target) && written.add(target));
  const noted = { focusin: rest, focusout: rest, submit, input: write };
  for (const [kind, note] of Object.entries(noted)) window.addEventListener(kind, note, { capture: true });
  return {
    formOf: ({ place, fields }: ShownForm): KeptForm | undefined => {
      const all = [...fields].map(([name, field]) => ({
        name,
        seen: [...(seen.get(field) ?? [field.value])],
        typed: written.has(field) ? field.value : null,
      }));
      return all.some(({ typed }) => typed !== null) ? { place, fields: all } : undefined;
    },
    stop: () => {
      for (const [kind, note] of Object.entries(noted))
        window.removeEventListener(kind, note, { capture: true });
    },
  };
}
