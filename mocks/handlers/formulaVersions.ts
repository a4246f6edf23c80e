import { differenceOf, type Computed, type FormulaDraft } from '@seedbed/server/formula';
import { change, computed, expectedFormula, ownFormula, whole } from './keptFormulas.ts';
import { Refusal } from './refusal.ts';
import { reply, replay } from './replay.ts';
import { approve, approver, saveVersion, shortVersion, versionOf, wholeVersion } from './versionRows.ts';

const comparedOf = (draft: FormulaDraft, { panel, checks, cost }: Computed) => ({
  draft,
  panel,
  checks,
  perUnit: cost.perUnit,
});

export const formulaVersionHandlers = {
  'formulaVersions.list': replay('formulaVersions.list', ({ params }) =>
    ownFormula(params).versions.toReversed().map(shortVersion),
  ),
  'formulaVersions.create': replay('formulaVersions.create', async ({ params, body }) => {
    const { version, isNew } = await saveVersion(ownFormula(params), body.note ?? '');
    return reply(shortVersion(version), { status: isNew ? 201 : 200 });
  }),
  'formulaVersions.get': replay('formulaVersions.get', ({ params }) =>
    wholeVersion(versionOf(ownFormula(params), params.n)),
  ),
  'formulaVersions.diff': replay('formulaVersions.diff', ({ params: { a, b, ...params } }) => {
    const row = ownFormula(params);
    const saved = (n: number) => {
      const version = versionOf(row, n);
      return comparedOf(version.formula as FormulaDraft, version as Computed);
    };
    const from = saved(a);
    return differenceOf(from, b === 'draft' ? comparedOf(row.draft, computed(row.draft)) : saved(b));
  }),
  'formulaVersions.approve': replay('formulaVersions.approve', ({ params, body }) => {
    const row = ownFormula(params);
    approver();
    const version = versionOf(row, params.n);
    approve(version, body.note ?? '');
    return shortVersion(version);
  }),
  'formulaVersions.withdraw': replay('formulaVersions.withdraw', ({ params }) => {
    const row = ownFormula(params);
    approver();
    const version = versionOf(row, params.n);
    if (!version.approval) throw new Refusal(404, 'This version is not approved.');
    version.approval = null;
  }),
  'formulaVersions.restore': replay('formulaVersions.restore', async ({ params, request }) => {
    const row = await expectedFormula(ownFormula(params), request);
    const { formula } = versionOf(row, params.n);
    change(row, [{ op: 'replace', draft: formula as Record<string, unknown> }]);
    return whole(row);
  }),
};
