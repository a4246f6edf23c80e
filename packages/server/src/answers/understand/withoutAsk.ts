import type { AskKind } from './askKinds.ts';
import type { Inquiry } from './inquiry.ts';
import type { Understanding } from './understanding.ts';

/** A question read once more as if it did not ask for one thing: words of asking have other meanings, too. */
export function withoutAsk({ whole, parts, unanswered }: Understanding, ask: AskKind): Understanding {
  const left = (inquiry: Inquiry): Inquiry => ({
    ...inquiry,
    asks: new Set([...inquiry.asks].filter((own) => own !== ask)),
    scored: inquiry.scored.filter(({ kind }) => kind !== ask),
  });
  const rest = left(whole);
  return { whole: rest, parts: parts.map((part) => (part === whole ? rest : left(part))), unanswered };
}
