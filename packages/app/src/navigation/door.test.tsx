import { Suspense, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { late } from './door';

let root: Root | undefined;

afterEach(() => root?.unmount());

const Hall = () => 'The hall';
const toHall = () => late({ name: 'Hall', load: async () => ({ Hall }) });

function draw(Screen: ComponentType): HTMLElement {
  const place = document.createElement('div');
  root = createRoot(place);
  const drawn = root;
  flushSync(() =>
    drawn.render(
      <Suspense fallback="Loading...">
        <Screen />
      </Suspense>,
    ),
  );
  return place;
}

it('is drawn at once where its code is there', async () => {
  const { Screen, fetchCode } = toHall();
  await fetchCode();
  expect(draw(Screen).textContent).toBe('The hall');
});

it('fetches code that is not there', async () => {
  const place = draw(toHall().Screen);
  expect(place.textContent).toBe('Loading...');
  await expect.poll(() => place.textContent).toBe('The hall');
});
