import type { SourceRef } from '../contract/index.ts';
import { gradeTopic, passagesOf, type Evidence, type Passage } from '../evidence/index.ts';
import { checksumOf, shortVersion } from '../provenance/index.ts';
import type { ClaimBasis } from './claim.ts';
import type { CheckedCopy } from './checkClaims.ts';
import type { ClaimKnowledge } from './knowledge.ts';

type KindOfBase = 'study' | 'grade' | 'passage';

const isOfBase = (kind: SourceRef['kind']): kind is KindOfBase =>
  kind === 'study' || kind === 'grade' || kind === 'passage';

const refOf = (kind: KindOfBase, id: string, content: unknown): SourceRef => {
  const checksum = checksumOf(content);
  return { kind, id, version: shortVersion(checksum), checksum };
};

const contentOf = ({ title, source, text }: Passage) => ({ title, source, text });

const passages = new WeakMap<Evidence, ReadonlyMap<string, Passage>>();

/** A passage of the base by its key. */
export function passageOf(evidence: Evidence, key: string): Passage | undefined {
  const byKey = passages.get(evidence) ?? new Map(passagesOf(evidence).map((each) => [each.key, each]));
  passages.set(evidence, byKey);
  return byKey.get(key);
}

/** The key of a study's passage. */
const studyKey = (key: string) => `study:${key}`;

/** What a source of the base is now; undefined when it is gone. */
function presentOf(evidence: Evidence, kind: KindOfBase, id: string): SourceRef | undefined {
  if (kind === 'grade') {
    const [key = '', topic = ''] = id.split('/');
    return refOf(kind, id, gradeTopic(evidence, key, topic)?.passage.text ?? null);
  }
  const passage = passageOf(evidence, kind === 'study' ? studyKey(id) : id);
  return passage && refOf(kind, id, contentOf(passage));
}

const rulesRef = ({ version }: ClaimKnowledge): SourceRef => ({
  kind: 'rules',
  id: 'claims',
  version,
  checksum: version,
});

const versions = new WeakMap<ClaimKnowledge, string>();

/** Changes with the rules and with every passage of the base. */
export function baseVersion(knowledge: ClaimKnowledge): string {
  const { version, evidence } = knowledge;
  const known =
    versions.get(knowledge) ?? shortVersion(checksumOf([version, ...passagesOf(evidence).map(contentOf)]));
  versions.set(knowledge, known);
  return known;
}

const unique = (list: readonly string[]) => [...new Set(list)];

/** All that a verdict rests on beside the formula: the rules, and what of the base was looked at. */
export function claimSources(
  { sentences }: CheckedCopy,
  basis: ClaimBasis | undefined,
  knowledge: ClaimKnowledge,
): SourceRef[] {
  const { evidence } = knowledge;
  const standings = sentences.flatMap((sentence) => sentence.evidence ?? []);
  const shown = standings.flatMap(({ studies }) => studies.map(({ key }) => key.replace(/^study:/, '')));
  const named = {
    study: [...shown, ...(basis?.studies ?? [])],
    grade: standings.flatMap(({ asked }) => asked),
    passage: basis?.passages ?? [],
  };
  const refs = Object.entries(named).flatMap(([kind, ids]) =>
    unique(ids).flatMap((id) => presentOf(evidence, kind as KindOfBase, id) ?? []),
  );
  return [rulesRef(knowledge), ...refs];
}

/** The same sources as they are now, without those that are gone; what lies outside the base is left as it is. */
export const presentSources = (refs: readonly SourceRef[], knowledge: ClaimKnowledge): SourceRef[] =>
  refs.flatMap((ref) => {
    if (ref.kind === 'rules') return rulesRef(knowledge);
    return isOfBase(ref.kind) ? (presentOf(knowledge.evidence, ref.kind, String(ref.id)) ?? []) : ref;
  });
