import { expect, it } from 'vitest';
import { nameOfKey, openAnswer, sealAnswer } from './keptAnswer.ts';

const under = { uid: 'ada', key: 'link-1', secret: 'what only this deployment knows' };
const answer = '{"url":"https://seedbed.example/q#é"}';
const others = [
  { ...under, key: 'link-2' },
  { ...under, uid: 'grace' },
  { ...under, secret: 'what another deployment knows' },
];

it('reads again what was kept under the same', () => {
  expect(openAnswer({ ...under }, sealAnswer(under, answer))).toBe(answer);
});

it.each(others)('reads nothing under %j', (other) => {
  expect(() => openAnswer(other, sealAnswer(under, answer))).toThrow('unable to authenticate data');
});

it('reads nothing that was changed', () => {
  const bytes = Buffer.from(sealAnswer(under, answer), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openAnswer(under, bytes.toString('base64url'))).toThrow('unable to authenticate data');
});

it('tells two people, keys and deployments apart by their names', () => {
  const names = [under, ...others].map(nameOfKey);
  expect(new Set(names).size).toBe(names.length);
  expect(nameOfKey({ ...under })).toBe(names[0]);
});
