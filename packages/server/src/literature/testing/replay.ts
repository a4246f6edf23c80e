import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiteratureSettings } from '../../resources/literature/asking.service.ts';
import type { ServiceKey } from '../record.ts';

/** How a service misbehaves instead of answering. */
export type Fault =
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | { kind: 'torn' }
  | { kind: 'silent' }
  | { kind: 'huge' }
  | { kind: 'redirect'; to: string }
  | { kind: 'body'; body: string };

/** The five services on this machine, in their documented shapes. */
export interface Replay {
  settings: LiteratureSettings;
  /** What was asked, as path with query, in order. */
  asked: string[];
  /** The same, the service's name first. */
  askedOf(service: ServiceKey): URL[];
  /** How a service misbehaves from now on; none: it answers. */
  faults: Partial<Record<ServiceKey, Fault>>;
  userAgents: (string | undefined)[];
  close(): void;
}

const replyOf = (name: string) => readFileSync(new URL(`./replies/${name}`, import.meta.url), 'utf8');

/** By the beginning of the path below the service. */
const replies: Readonly<Record<ServiceKey, readonly (readonly [path: string, reply: string])[]>> = {
  europePmc: [['search', 'europePmc.json']],
  pubMed: [
    ['esearch.fcgi', 'esearch.json'],
    ['efetch.fcgi', 'efetch.xml'],
  ],
  clinicalTrials: [['studies', 'studies.json']],
  openFda: [
    ['food/enforcement.json', 'enforcement.json'],
    ['food/event.json', 'event.json'],
  ],
  dsld: [
    ['search-filter', 'labels.json'],
    ['label/', 'label.json'],
  ],
};
const keys = Object.keys(replies) as ServiceKey[];
const hugeBytes = 6_000_000;

/** Starts the services on a free port. */
export async function startReplay(): Promise<Replay> {
  const asked: string[] = [];
  const userAgents: Replay['userAgents'] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    userAgents.push(request.headers['user-agent']);
    answer(request, response, replay.faults);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const replay: Replay = {
    settings: {
      urls: Object.fromEntries(keys.map((key) => [key, `${origin}/${key}/`])),
      allowLoopback: true,
    },
    asked,
    askedOf: (service) =>
      asked.filter((url) => url.startsWith(`/${service}/`)).map((url) => new URL(url, origin)),
    faults: {},
    userAgents,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return replay;
}

function answer(request: IncomingMessage, response: ServerResponse, faults: Replay['faults']): void {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const key = keys.find((each) => pathname.startsWith(`/${each}/`));
  const path = key ? pathname.slice(key.length + 2) : '';
  const reply = key && replies[key].find(([start]) => path.startsWith(start))?.[1];
  if (!key || !reply) return void response.writeHead(404).end();
  const text = replyOf(reply);
  const type = reply.endsWith('.xml') ? 'text/xml; charset=UTF-8' : 'application/json';
  const fault = faults[key];
  if (!fault) return void response.writeHead(200, { 'content-type': type }).end(text);
  misbehave(response, fault, text);
}

function misbehave(response: ServerResponse, fault: Fault, text: string): void {
  switch (fault.kind) {
    case 'status':
      return void response.writeHead(fault.status, fault.headers).end('{"error":"replayed"}');
    case 'torn':
      return void response.writeHead(200).end(text.slice(0, text.length / 2));
    case 'huge':
      return void response.writeHead(200).end(' '.repeat(hugeBytes));
    case 'redirect':
      return void response.writeHead(302, { location: fault.to }).end();
    case 'body':
      return void response.writeHead(200).end(fault.body);
    case 'silent':
      // Never answers: whoever asks has to give up.
      return;
  }
}
