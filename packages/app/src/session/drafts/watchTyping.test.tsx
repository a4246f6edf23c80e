import { Dialog } from '@seedbed/ui/dialog';
import { TextField } from '@seedbed/ui/field';
import { NumberField, type Quantity } from '@seedbed/ui/number-field';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { ada } from '../../testing/ada';
import { newPage, show, type Page } from '../../testing/hosted';
import { forgetDraftsAtom } from './drafts.atom';
import { watchTyping, type TypingWatch } from './watchTyping';

interface Words {
  name: string;
  contact: string;
}

let page: Page;
let typing: TypingWatch;
const shown: (() => void)[] = [];

/** A form that builds each change on what was drawn last, in a dialog whose title is that of many records. */
function Supplier({ name, contact }: Words) {
  const [words, setWords] = useState<Words>({ name, contact });
  const [least, setLeast] = useState<Quantity | null>(null);
  return (
    <Dialog title="Change supplier" isOpen>
      <TextField label="Name" value={words.name} onChange={(typed) => setWords({ ...words, name: typed })} />
      <TextField
        label="Contact"
        value={words.contact}
        onChange={(typed) => setWords({ ...words, contact: typed })}
        isMultiline
      />
      <TextField label="Confirm" name="confirmation" />
      <NumberField label="Least order" units={['kg']} value={least} onChange={setLeast} />
      <output>{JSON.stringify({ ...words, least: least?.value ?? null })}</output>
    </Dialog>
  );
}

const acme = { name: 'Acme', contact: '' };
const open = (words: Words) => void shown.push(show(page, <Supplier {...words} />));
const close = () => {
  for (const hide of shown.splice(0)) hide();
};
const field = (label: string) => screen.getByLabelText(label, { exact: true });
const held = () => document.querySelector('output')?.textContent;
const kept = () => sessionStorage.getItem('draft-forms');

/** The session ends: what is typed is kept, and the page goes. */
function end() {
  typing.keep();
  typing.stop();
  close();
}
const comeBack = (uid = ada.uid) => {
  typing = watchTyping(page.store, uid);
};

async function write() {
  await userEvent.fill(field('Name'), 'Acme Botanicals');
  await userEvent.fill(field('Contact'), 'Bea');
  await userEvent.fill(field('Confirm'), 'yes');
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Least order' }), '25');
}

beforeEach(() => {
  page = newPage();
  comeBack();
});

afterEach(() => {
  typing.stop();
  close();
  page.store.set(forgetDraftsAtom, () => false);
});

describe('what is typed into a form when the session ends', () => {
  it('stands in the form again once it is opened, and the form knows it', async () => {
    open(acme);
    await write();
    end();
    comeBack();
    open(acme);
    await expect.poll(held).toBe('{"name":"Acme Botanicals","contact":"Bea","least":25}');
    expect(kept()).toBeNull();
  });

  it('is put back into a form that was there first', async () => {
    open(acme);
    await write();
    end();
    open(acme);
    comeBack();
    await expect.poll(held).toBe('{"name":"Acme Botanicals","contact":"Bea","least":25}');
  });

  it('is kept again where the session ends again', async () => {
    open(acme);
    await write();
    end();
    comeBack();
    open(acme);
    await expect.poll(kept).toBeNull();
    end();
    comeBack();
    open(acme);
    await expect.poll(held).toContain('Bea');
  });

  it('without the word that confirms a deletion', async () => {
    open(acme);
    await write();
    end();
    expect(kept()).not.toContain('yes');
  });

  it('is not put into the same form of another record', async () => {
    open(acme);
    await userEvent.fill(field('Contact'), 'Bea');
    end();
    comeBack();
    open({ name: 'Botanika', contact: '' });
    await expect.element(field('Name')).toHaveValue('Botanika');
    expect(held()).toContain('"contact":""');
    close();
    open(acme);
    await expect.poll(held).toContain('Bea');
  });

  it('is nobody else’s', async () => {
    open(acme);
    await write();
    end();
    comeBack('ben');
    open(acme);
    await expect.element(field('Name')).toHaveValue('Acme');
    expect(held()).toBe('{"name":"Acme","contact":"","least":null}');
  });
});

it('keeps nothing of a form that nobody wrote in, nor of one that was shut', async () => {
  open(acme);
  typing.keep();
  expect(kept()).toBeNull();
  await write();
  close();
  typing.keep();
  expect(kept()).toBeNull();
});

it('forgets what was kept when somebody logs out', async () => {
  open(acme);
  await write();
  end();
  expect(kept()).toContain('Bea');
  page.store.set(forgetDraftsAtom, () => false);
  expect(kept()).toBeNull();
});
