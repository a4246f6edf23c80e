import '../theme';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FormFactorPicker, type FormFactorValue } from './index';

let container: HTMLElement;
let root: Root;
const onChange = vi.fn<(value: FormFactorValue) => void>();

beforeEach(() => {
  onChange.mockClear();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  document.documentElement.dir = 'ltr';
  root.unmount();
  container.remove();
});

const find = <Found extends Element = HTMLInputElement>(selector: string) =>
  container.querySelector<Found>(selector) as Found;
const slider = () => find('[type=range]');
const field = () => find('[role=spinbutton]');
const show = async (element: ReactNode) => {
  root.render(<StrictMode>{element}</StrictMode>);
  await vi.waitFor(() => expect(slider()).not.toBeNull());
};

describe('the slider, by real keys', () => {
  it.each([
    ['ltr', 'ArrowRight', 501],
    ['ltr', 'ArrowLeft', 499],
    ['rtl', 'ArrowRight', 499],
    ['rtl', 'ArrowLeft', 501],
    ['ltr', 'ArrowUp', 501],
    ['ltr', 'ArrowDown', 499],
    ['ltr', 'PageUp', 600],
    ['ltr', 'PageDown', 400],
    ['ltr', 'Home', 0],
    ['ltr', 'End', 1000],
  ])('in %s, %s goes to %i', async (direction, key, volume) => {
    document.documentElement.dir = direction;
    await show(<FormFactorPicker onChange={onChange} />);
    slider().focus();
    await userEvent.keyboard(`{${key}}`);
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ formFactor: 'capsule', volume, unit: 'mg' });
    await vi.waitFor(() => expect(field().value).toBe(String(volume)));
  });
});

describe('the forms, by real keys', () => {
  it.each([
    ['ltr', 'ArrowRight', 'tablet'],
    ['rtl', 'ArrowLeft', 'tablet'],
    ['ltr', 'ArrowLeft', 'gummie'],
    ['rtl', 'ArrowRight', 'gummie'],
  ])('in %s, %s goes to %s', async (direction, key, formFactor) => {
    document.documentElement.dir = direction;
    await show(<FormFactorPicker onChange={onChange} />);
    find('[type=radio]:checked').focus();
    await userEvent.keyboard(`{${key}}`);
    expect(onChange.mock.lastCall?.[0].formFactor).toBe(formFactor);
  });
});

describe('one value', () => {
  it('is the parent’s when it is controlled: what the parent refuses does not show', async () => {
    const value = { formFactor: 'powder', volume: 20, unit: 'g' };
    await show(<FormFactorPicker value={value} onChange={onChange} />);
    field().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...value, volume: 21 });
    expect(field().value).toBe('20');
    expect(slider().value).toBe('20');
  });

  it('goes into a form under one name', async () => {
    await show(
      <form>
        <FormFactorPicker name="measure" />
      </form>,
    );
    const sent = [...new FormData(find<HTMLFormElement>('form'))];
    expect(sent).toEqual([['measure', '{"formFactor":"capsule","volume":500,"unit":"mg"}']]);
  });

  it('does not close what is around it when Escape gives up a text, and does when there is none', async () => {
    const onKeyDown = vi.fn();
    await show(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={(event) => onKeyDown(event.key)}>
        <FormFactorPicker />
      </div>,
    );
    field().focus();
    await userEvent.keyboard('7{Escape}');
    expect(onKeyDown.mock.calls).toEqual([['7']]);
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenLastCalledWith('Escape');
  });

  it('is drawn by a server and taken over without a warning', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const picker = (
      <StrictMode>
        <FormFactorPicker defaultValue={{ formFactor: 'liquid', volume: 30, unit: 'drops' }} />
      </StrictMode>
    );
    root.unmount();
    container.innerHTML = renderToString(picker);
    const drawn = container.getBoundingClientRect().height;
    expect(field().value).toBe('30');
    root = hydrateRoot(container, picker, { onRecoverableError: warned });
    field().focus();
    await vi.waitFor(async () => {
      await userEvent.keyboard('{ArrowUp}');
      expect(Number(slider().value)).toBeGreaterThan(30);
    });
    expect(container.getBoundingClientRect().height).toBe(drawn);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });
});
