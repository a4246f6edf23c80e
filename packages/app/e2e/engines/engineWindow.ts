import { until } from '../../../../scripts/testing/seedbed.mjs';
import { idOf, type Command, type ElementRef, type Engine } from './command';
import { bringIntoReach, findInPage, sent, type Query } from './inPage';
import { chord, typed } from './keys';

const patience = 15_000;
const tell = (query: Query) =>
  JSON.stringify(query, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

/** The window that an engine's next command goes to. */
export interface Front {
  handle: string;
}

interface Setting {
  engine: Engine;
  front: Front;
  handle: string;
  origin: string;
}

/** What the page took away while it was told of was not found. */
function noneIfGone(error: unknown): ElementRef[] {
  if (String(error).includes('stale element reference')) return [];
  throw error;
}

type Found = { target: ElementRef; place: string } | null;

/** A window of an engine, used as a person uses it: what they see, point at and type. */
export class EngineWindow {
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  async #send(command: Command, parameters?: object): Promise<unknown> {
    const { engine, front, handle } = this.#setting;
    if (front.handle !== handle) await engine.send('switchTo', { handle });
    front.handle = handle;
    return engine.send(command, { ...parameters });
  }

  /** Runs a function in the page; waits for what it promises. */
  async run<Argument, Result>(work: (argument: Argument) => Result, argument?: Argument) {
    const script = `return (${work.toString()})(arguments[0]);`;
    return (await this.#send('execute', { script, args: [argument ?? null] })) as Awaited<Result>;
  }

  async open(path: string): Promise<void> {
    await this.#send('navigate', { url: new URL(path, this.#setting.origin).href });
  }

  async reload(): Promise<void> {
    await this.#send('refresh');
  }

  async back(): Promise<void> {
    await this.#send('back');
  }

  async forward(): Promise<void> {
    await this.#send('forward');
  }

  /** Path and query of what is shown. */
  path = () => this.run(() => location.pathname + location.search);

  async #find(query: Query): Promise<ElementRef[]> {
    return (await this.run(findInPage, sent(query))) as unknown as ElementRef[];
  }

  count = async (query: Query): Promise<number> => {
    const script = `return (${findInPage.toString()})(arguments[0]).length;`;
    return Number(await this.#send('execute', { script, args: [sent(query)] }));
  };

  /** The element, once it is there. */
  async #the(query: Query): Promise<ElementRef> {
    const find = async () => (await this.#find(query).catch(noneIfGone))[0];
    return until(find, tell(query), patience);
  }

  /** Waits until it is shown. */
  async sees(query: Query): Promise<void> {
    await until(async () => (await this.count(query)) > 0, tell(query), patience);
  }

  /** Waits until it is gone. */
  async misses(query: Query): Promise<void> {
    await until(async () => (await this.count(query)) === 0, `${tell(query)} to go`, patience);
  }

  /** Reads something of an element that is there. */
  async read<Result>(query: Query, reading: (element: Element) => Result): Promise<Awaited<Result>> {
    const script = `return (${reading.toString()})(arguments[0]);`;
    return (await this.#send('execute', { script, args: [await this.#the(query)] })) as Awaited<Result>;
  }

  /** The words as they are read: a space that does not break is a space. */
  text = (query: Query) =>
    this.read(query, (element) => (element as HTMLElement).innerText.replace(/\u00A0/g, ' '));
  value = (query: Query) => this.read(query, (element) => (element as HTMLInputElement).value);
  isFocused = (query: Query) => this.read(query, (element) => element === document.activeElement);

  /** Role and name as the engine computes them for screen readers. */
  async spoken(query: Query): Promise<[role: unknown, name: unknown]> {
    const id = idOf(await this.#the(query));
    return [await this.#send('role', { id }), await this.#send('label', { id })];
  }

  /** The element, once it stands still where the pointer reaches it. */
  async #inReach(query: Query): Promise<ElementRef> {
    const script = `return (${bringIntoReach.toString()})(arguments[0]);`;
    let last = '';
    const reach = async () => {
      const [element] = await this.#find(query);
      const found = element && ((await this.#send('execute', { script, args: [element] })) as Found);
      const stands = found?.place === last;
      last = found?.place ?? '';
      return stands ? found?.target : undefined;
    };
    return until(reach, `${tell(query)} under the pointer`, patience);
  }

  async #point(actions: object[]): Promise<void> {
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.#send('perform', { actions: [pointer] });
  }

  async click(query: Query, { button = 0, times = 1 } = {}): Promise<void> {
    const origin = await this.#inReach(query);
    const press = [
      { type: 'pointerDown', button },
      { type: 'pointerUp', button },
    ];
    await this.#point([
      { type: 'pointerMove', origin, x: 0, y: 0, duration: 0 },
      ...Array.from({ length: times }, () => press).flat(),
    ]);
  }

  /** Drags an element by so many pixels, in steps as a hand does. */
  async drag(query: Query, { x, y }: { x: number; y: number }): Promise<void> {
    const origin = await this.#inReach(query);
    const step = { type: 'pointerMove', origin: 'pointer', x: x / 8, y: y / 8, duration: 16 };
    await this.#point([
      { type: 'pointerMove', origin, x: 0, y: 0, duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...Array.from({ length: 8 }, () => step),
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Turns the wheel over an element by so many pixels. */
  async wheel(query: Query, { x, y }: { x: number; y: number }): Promise<void> {
    const origin = await this.#inReach(query);
    const turn = { type: 'scroll', origin, x: 0, y: 0, deltaX: x, deltaY: y, duration: 0 };
    await this.#send('perform', { actions: [{ type: 'wheel', id: 'wheel', actions: [turn] }] });
  }

  async #key(actions: object[]): Promise<void> {
    await this.#send('perform', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#key(chord(key));
  }

  /** Types where the focus is. */
  type = (words: string) => this.#key(typed(words));

  /** Replaces what is in a field. */
  async retype(query: Query, words: string): Promise<void> {
    await this.click(query);
    await this.press('Control+a');
    await (words === '' ? this.press('Backspace') : this.type(words));
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send('resize', { width, height });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#send('screenshot')), 'base64');
  }

  /** A second window of the same person. */
  async another(): Promise<EngineWindow> {
    const { handle } = (await this.#send('newWindow', { type: 'window' })) as { handle: string };
    return new EngineWindow({ ...this.#setting, handle });
  }
}
