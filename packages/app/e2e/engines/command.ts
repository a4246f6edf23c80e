/** What WebDriver calls an element: its id under the key that the standard gives it. */
export type ElementRef = Record<string, string>;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The id of an element. */
export const idOf = (element: ElementRef): string => element[elementKey] ?? '';

type Parameters = Readonly<Record<string, unknown>>;

/** A command of WebDriver, as either wire spells it. */
interface Spelling {
  /** Over HTTP; `{id}` stands for the element. */
  http: readonly [method: 'GET' | 'POST' | 'DELETE', path: string];
  /** Over Firefox's own socket. */
  marionette: string;
}

/** The commands that the scenarios need, each in both spellings. */
export const spellings = {
  back: { http: ['POST', '/back'], marionette: 'Back' },
  click: { http: ['POST', '/element/{id}/click'], marionette: 'ElementClick' },
  end: { http: ['DELETE', ''], marionette: 'DeleteSession' },
  execute: { http: ['POST', '/execute/sync'], marionette: 'ExecuteScript' },
  forward: { http: ['POST', '/forward'], marionette: 'Forward' },
  handle: { http: ['GET', '/window'], marionette: 'GetWindowHandle' },
  label: { http: ['GET', '/element/{id}/computedlabel'], marionette: 'GetComputedLabel' },
  navigate: { http: ['POST', '/url'], marionette: 'Navigate' },
  newWindow: { http: ['POST', '/window/new'], marionette: 'NewWindow' },
  perform: { http: ['POST', '/actions'], marionette: 'PerformActions' },
  refresh: { http: ['POST', '/refresh'], marionette: 'Refresh' },
  release: { http: ['DELETE', '/actions'], marionette: 'ReleaseActions' },
  resize: { http: ['POST', '/window/rect'], marionette: 'SetWindowRect' },
  role: { http: ['GET', '/element/{id}/computedrole'], marionette: 'GetComputedRole' },
  screenshot: { http: ['GET', '/screenshot'], marionette: 'TakeScreenshot' },
  switchTo: { http: ['POST', '/window'], marionette: 'SwitchToWindow' },
  timeouts: { http: ['POST', '/timeouts'], marionette: 'SetTimeouts' },
} as const satisfies Record<string, Spelling>;

export type Command = keyof typeof spellings;

/** An engine that takes commands. */
export interface Engine {
  send: (command: Command, parameters?: Parameters) => Promise<unknown>;
  /** Ends the browser and removes what it wrote. */
  close: () => Promise<void>;
}
