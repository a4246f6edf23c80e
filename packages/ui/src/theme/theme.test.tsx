import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Button } from '../button';
import { Badge } from '../badge';
import { Card } from '../card';
import { useColorScheme, vars } from '.';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  root.unmount();
  host.remove();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  await emulate([]);
});

/** Chromium's own switches: what a page cannot set for itself. */
const emulate = (features: { name: string; value: string }[]) =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    {
      features,
    },
  );

const find = (selector: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not drawn yet`);
  return found;
};

const draw = async (selector: string): Promise<HTMLElement> => {
  root.render(
    <>
      <Button variant="primary">Create product</Button>
      <Badge tone="critical">Above the limit</Badge>
      <Card>Card</Card>
    </>,
  );
  await expect.poll(() => host.querySelector(selector)).not.toBeNull();
  return find(selector);
};

const value = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice(4, -1)).trim();

describe('colour scheme', () => {
  it('follows the system', async () => {
    await emulate([{ name: 'prefers-color-scheme', value: 'light' }]);
    const light = value(vars.color.canvas);
    await emulate([{ name: 'prefers-color-scheme', value: 'dark' }]);
    expect(value(vars.color.canvas)).not.toBe(light);
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  });

  it('lets the reader choose light on a dark system, and the other way round', async () => {
    await emulate([{ name: 'prefers-color-scheme', value: 'dark' }]);
    const dark = value(vars.color.canvas);
    document.documentElement.dataset.theme = 'light';
    const light = value(vars.color.canvas);
    expect(light).not.toBe(dark);
    await emulate([{ name: 'prefers-color-scheme', value: 'light' }]);
    document.documentElement.dataset.theme = 'dark';
    expect(value(vars.color.canvas)).toBe(dark);
  });

  function Chooser() {
    const { choice, setChoice } = useColorScheme();
    return <Button onPress={() => setChoice('dark')}>{choice}</Button>;
  }

  it('works for the life of the page where storage is forbidden', async () => {
    const { setItem, getItem } = Storage.prototype;
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Storage.prototype.setItem = refuse;
    Storage.prototype.getItem = refuse;
    try {
      root.render(<Chooser />);
      await expect.poll(() => host.textContent).toBe('system');
      await userEvent.click(find('button'));
      await expect.poll(() => host.textContent).toBe('dark');
      expect(document.documentElement.dataset.theme).toBe('dark');
    } finally {
      Object.assign(Storage.prototype, { setItem, getItem });
    }
  });

  it('follows a choice made in another window', async () => {
    root.render(<Chooser />);
    await expect.poll(() => host.querySelector('button')).not.toBeNull();
    localStorage.setItem('seedbed-color-scheme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'seedbed-color-scheme', newValue: 'light' }));
    await expect.poll(() => document.documentElement.dataset.theme).toBe('light');
  });
});

describe('forced colors', () => {
  it('gives buttons and badges an edge, since their fill is taken away', async () => {
    await emulate([{ name: 'forced-colors', value: 'active' }]);
    const button = getComputedStyle(await draw('button'));
    expect(button.borderTopStyle).toBe('solid');
    expect(button.borderTopColor).not.toBe(button.backgroundColor);
    expect(getComputedStyle(find('span')).outlineStyle).toBe('solid');
  });

  it('keeps the focus ring', async () => {
    await emulate([{ name: 'forced-colors', value: 'active' }]);
    const button = await draw('button');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => document.activeElement).toBe(button);
    await expect.poll(() => getComputedStyle(button).outlineStyle).toBe('solid');
  });
});

describe('motion', () => {
  it('is 120 and 200 ms, and none when reduced', async () => {
    expect([value(vars.motion.quick), value(vars.motion.calm)]).toEqual(['120ms', '200ms']);
    await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    expect([value(vars.motion.quick), value(vars.motion.calm)].map(Number.parseFloat)).toEqual([0, 0]);
  });
});

describe('focus', () => {
  it('is shown for the keyboard', async () => {
    const button = await draw('button');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => document.activeElement).toBe(button);
    await expect.poll(() => getComputedStyle(button).outlineStyle).toBe('solid');
  });

  it('is not shown for the mouse', async () => {
    const button = await draw('button');
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(getComputedStyle(button).outlineStyle).toBe('none');
  });
});
