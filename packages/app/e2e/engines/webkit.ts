import type { ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { freePort, until } from '../../../../scripts/testing/seedbed.mjs';
import { spellings, type Engine } from './command';
import { endProcess, orUndo, startProcess } from './process';

const driver = '/usr/bin/WebKitWebDriver';
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
const display = '/usr/bin/Xvfb';

/** What is missing for WebKit to run here, or nothing. */
export const missingForWebKit = [driver, miniBrowser ?? 'MiniBrowser', display].filter(
  (path) => !existsSync(path),
);

/** Starts an X server that draws into memory: MiniBrowser has no headless mode. */
const startDisplay = () =>
  startProcess(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });

/** The name that a display has once it is there. */
async function nameOf(child: ChildProcess): Promise<string> {
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return `:${number}`;
}

/** Asks a driver that listens on the port. */
const askOn = (port: number) => async (method: string, path: string, body?: object) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body: body && JSON.stringify(body),
    // The driver may go silent; a test then ends with words instead of waiting on.
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
};

type Ask = ReturnType<typeof askOn>;

/** Begins a session of MiniBrowser and returns its path. */
async function beginSession(ask: Ask): Promise<string> {
  await until(() => ask('GET', '/status').catch(() => false), 'WebKitWebDriver to answer');
  const { sessionId } = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
    },
  });
  return `/session/${sessionId}`;
}

/** WebKitGTK's MiniBrowser, with a session that remembers nothing of others. */
export async function startWebKit(): Promise<Engine> {
  const screen = startDisplay();
  const started = [screen];
  // The driver ends its browser when it is ended.
  const end = async () => {
    for (const child of started.toReversed()) await endProcess(child);
  };
  return orUndo(async () => {
    const port = await freePort();
    const env = { DISPLAY: await nameOf(screen), GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', TZ: 'UTC' };
    started.push(
      startProcess(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...env } }),
    );
    const ask = askOn(port);
    const session = await beginSession(ask);
    return {
      send: (command, parameters = {}) => {
        const [method, path] = spellings[command].http;
        const filled = path.replace('{id}', String(parameters.id));
        return ask(method, `${session}${filled}`, method === 'POST' ? parameters : undefined);
      },
      close: async () => {
        await ask('DELETE', session).catch(() => undefined);
        await end();
      },
    };
  }, end);
}
