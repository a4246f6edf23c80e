import { afterEach, beforeEach, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { newPage, show } from '../../../testing/hosted';
import { SearchComposer } from './SearchComposer';

let hide = () => {};
let answer: (isTaken: boolean) => void = () => {};

beforeEach(() => {
  sessionStorage.clear();
  hide = show(
    newPage(),
    <SearchComposer
      sent={undefined}
      isPending={false}
      onStop={undefined}
      onAsk={() =>
        new Promise((resolve) => {
          answer = resolve;
        })
      }
    />,
  );
});

afterEach(() => {
  hide();
  sessionStorage.clear();
});

const box = () => screen.getByLabelText('Your question');

async function send(question: string) {
  await userEvent.fill(box(), question);
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveValue('');
}

it('keeps the words that were typed while a question was on its way', async () => {
  await send('Zinc?');
  await userEvent.fill(box(), 'And iron?');
  answer(true);
  await expect.element(box()).toHaveValue('And iron?');
  await expect.poll(() => sessionStorage.getItem('draft-search')).toContain('And iron?');
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveValue('');
});

it('forgets a question that was taken', async () => {
  await send('Zinc?');
  answer(true);
  await expect.poll(() => sessionStorage.getItem('draft-search')).toBeNull();
  await expect.element(box()).toHaveValue('');
});

it('gives back a question that was not taken', async () => {
  await send('Zinc?');
  answer(false);
  await expect.element(box()).toHaveValue('Zinc?');
});
