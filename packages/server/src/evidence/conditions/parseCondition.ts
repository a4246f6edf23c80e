import type { Amount, Comparator, Condition } from './condition.ts';

/**
 * Reads the small language of conditions: comparisons of amounts, `and`, `or`, brackets, `10 <= x <= 19`,
 * `any(dv_pct(a, b) >= 10)`, `share(x >= 100 among x >= 2)`, `meets(claim)` and bare yes-or-no facts.
 * @throws with the place of the first thing it cannot read
 */
export function parseCondition(text: string): Condition {
  const tokens = [...text.matchAll(token)].map(([written]) => written);
  const reader = createReader(tokens, text);
  const condition = readOr(reader);
  if (reader.peek() !== undefined) throw reader.fault();
  return condition;
}

const token = /[a-z_][\w]*|\d+(?:\.\d+)?|<=|>=|==|[<>()+\-/,]|[^\s\w]/gi;
const comparators: ReadonlySet<string> = new Set<Comparator>(['<=', '<', '>=', '>', '==']);

function createReader(tokens: readonly string[], text: string) {
  let at = 0;
  const fault = () => new Error(`“${text}” cannot be read at “${tokens[at] ?? 'its end'}”.`);
  return {
    peek: () => tokens[at],
    fault,
    next() {
      const token = tokens[at];
      if (token === undefined) throw fault();
      at += 1;
      return token;
    },
    take(expected: string) {
      if (tokens[at] !== expected) throw fault();
      at += 1;
    },
    /** The words up to the bracket that closes, with the brackets within. */
    words() {
      const from = at;
      for (let depth = 0; depth > 0 || tokens[at] !== ')'; at += 1) {
        if (tokens[at] === undefined) throw fault();
        if (tokens[at] === '(') depth += 1;
        if (tokens[at] === ')') depth -= 1;
      }
      return tokens.slice(from, at).join(' ').replaceAll(' ,', ',').toLowerCase();
    },
    /** What `read` makes of the tokens ahead; back to where it began when it cannot read them. */
    attempt<Read>(read: () => Read): Read | null {
      const from = at;
      try {
        return read();
      } catch {
        at = from;
        return null;
      }
    },
  };
}
type Reader = ReturnType<typeof createReader>;

const readOr = (reader: Reader): Condition => readJoined(reader, 'or', readAnd);
const readAnd = (reader: Reader): Condition => readJoined(reader, 'and', readTest);

function readJoined(reader: Reader, word: 'and' | 'or', readPart: (reader: Reader) => Condition): Condition {
  const first = readPart(reader);
  const parts = [first];
  while (reader.peek() === word) {
    reader.take(word);
    parts.push(readPart(reader));
  }
  return parts.length === 1 ? first : { kind: word, parts };
}

function readTest(reader: Reader): Condition {
  if (reader.peek() === 'any') return readAny(reader);
  if (reader.peek() === '(') {
    const within = reader.attempt(() => {
      reader.take('(');
      const condition = readOr(reader);
      reader.take(')');
      return condition;
    });
    if (within) return within;
  }
  const left = readAmount(reader);
  if (isComparator(reader.peek())) return readComparison(reader, left);
  if (left.kind !== 'fact') throw reader.fault();
  return { kind: 'holds', name: left.name, of: left.of };
}

const isComparator = (token: string | undefined): token is Comparator =>
  token !== undefined && comparators.has(token);

function readComparison(reader: Reader, left: Amount): Condition {
  const by = reader.next();
  if (!isComparator(by)) throw reader.fault();
  const right = readAmount(reader);
  const first: Condition = { kind: 'compare', by, left, right };
  if (!isComparator(reader.peek())) return first;
  return { kind: 'and', parts: [first, readComparison(reader, right)] };
}

/** `any(dv_pct(a, b) >= 10)`: at least one of the things named passes. */
function readAny(reader: Reader): Condition {
  reader.take('any');
  reader.take('(');
  const test = readTest(reader);
  reader.take(')');
  if (test.kind !== 'compare' || test.left.kind !== 'fact') throw reader.fault();
  const { by, right, left } = test;
  const parts = (left.of ?? '')
    .split(', ')
    .map((of): Condition => ({ kind: 'compare', by, left: { kind: 'fact', name: left.name, of }, right }));
  return { kind: 'or', parts };
}

function readAmount(reader: Reader): Amount {
  let amount = readFactor(reader);
  for (let sign = reader.peek(); sign === '+' || sign === '-' || sign === '/'; sign = reader.peek()) {
    reader.take(sign);
    amount = { kind: 'sum', sign, left: amount, right: readFactor(reader) };
  }
  return amount;
}

function readFactor(reader: Reader): Amount {
  const token = reader.next();
  if (/^\d/.test(token)) return { kind: 'number', value: Number(token) };
  if (!/^[a-z_]/i.test(token) || token === 'and' || token === 'or') throw reader.fault();
  if (reader.peek() !== '(') return { kind: 'fact', name: token, of: null };
  reader.take('(');
  if (token === 'share') return readShare(reader);
  const of = reader.words();
  reader.take(')');
  return { kind: 'fact', name: token, of };
}

function readShare(reader: Reader): Amount {
  const test = readOr(reader);
  reader.take('among');
  const among = readOr(reader);
  reader.take(')');
  return { kind: 'share', test, among };
}
