import type { Answers } from '../answers.ts';
import { compositionOf, linesOf, type DocumentLine } from '../lines.ts';
import { cell, facts, figure, heading, percent, table, text } from '../parts.ts';
import { runOf, type DocumentRun } from '../run.ts';
import type { DocumentSources } from '../sources.ts';
import { isUsSupplement, netContents, panelParts, productFacts, servingOf, type Writer } from './shared.ts';

/** Steps at which a yield is stated (21 CFR 111.210(f)). */
const stagesOf = ({ formula: { draft } }: DocumentSources) => [
  'Weighing',
  'Blending',
  draft.form === 'tablet' ? 'Pressing' : 'Filling',
  'Packaging',
];

/** A heading with the paragraph of 21 CFR 111.210 that asks for what is below it, where that holds. */
const headingOf = (sources: DocumentSources, paragraph: string, words: string) =>
  heading(isUsSupplement(sources) ? `${paragraph} ${words}` : words);

interface Weighed {
  run: DocumentRun;
  lines: readonly DocumentLine[];
}

function strengthParts(sources: DocumentSources, answers: Answers, { run, lines: actives }: Weighed) {
  const { name } = sources.formula;
  return [
    headingOf(sources, '(a)', 'Product, strength and batch size'),
    facts({
      Product: cell(name || sources.product.concept, 'Formula'),
      'Batch size': run.size,
      Serving: servingOf(sources, answers),
      'Net contents': netContents(sources, answers),
    }),
    table(
      isUsSupplement(sources) ? 'Strength of each dietary ingredient' : 'Amount of each active ingredient',
      ['Ingredient', '#Amount of a serving', '#kg in the batch'],
      actives.map((line) => [
        cell(line.name, line.source),
        line.amount
          ? cell(line.amount, line.source)
          : answers.ask(`${line.path}.amount`, `Amount of ${line.name} in a serving`),
        run.kgOf(line),
      ]),
    ),
  ];
}

const componentsTable = ({ run, lines }: Weighed, { askFigure }: Answers) =>
  table(
    'Components',
    ['Component', 'Form and identity', 'Purpose', '#mg a serving', '#kg in the batch'],
    lines.map((line) => [
      cell(line.name, line.source),
      cell(compositionOf(line), line.source),
      cell(line.purpose, line.source),
      line.bom?.mgPerServing
        ? cell(figure(line.bom.mgPerServing, 3), 'Bill of materials')
        : askFigure(`${line.path}.weight`, `Weight of ${line.name} in a serving, mg`),
      run.kgOf(line),
    ]),
  );

const overageTable = (actives: readonly DocumentLine[], { ask }: Answers) =>
  table(
    'Overage',
    ['Ingredient', '#Overage'],
    actives.map((line) => [
      cell(line.name, line.source),
      line.draft.overage === null || line.draft.overage === undefined
        ? ask(`${line.path}.overage`, `Intentional overage of ${line.name}, or ‘None’`)
        : cell(percent(line.draft.overage), line.source),
    ]),
  );

const yieldTable = (sources: DocumentSources, { ask }: Answers) =>
  table(
    'Yield by stage',
    ['Stage', 'Expected', 'Minimum', 'Maximum'],
    stagesOf(sources).map((stage, at) => [
      cell(stage),
      ask(`yield.${at + 1}.expected`, `Expected yield after ${stage.toLowerCase()}`),
      ask(`yield.${at + 1}.minimum`, `Least yield after ${stage.toLowerCase()} without an investigation`),
      ask(`yield.${at + 1}.maximum`, `Greatest yield after ${stage.toLowerCase()} without an investigation`),
    ]),
  );

/** The master manufacturing record, as a draft: 21 CFR 111.210(a) to (h). */
export const writeMasterRecord: Writer = (sources, answers) => {
  const { bom } = sources.formula.computed;
  const { ask } = answers;
  const lines = linesOf(sources);
  const actives = lines.filter(({ isActive }) => isActive);
  const run = runOf(sources, answers, { path: 'batchSize', question: 'Batch size, containers' });
  return [
    productFacts(sources),
    ...strengthParts(sources, answers, { run, lines: actives }),
    headingOf(sources, '(b), (c)', 'Components and their weights'),
    componentsTable({ run, lines }, answers),
    headingOf(sources, '(d)', 'Identity on the label'),
    ...panelParts(sources, answers),
    headingOf(sources, '(e)', 'Intentional overage'),
    overageTable(actives, answers),
    headingOf(sources, '(f)', 'Theoretical yield'),
    facts({ 'Expected at the end': cell(percent(bom.yield), 'Bill of materials') }),
    yieldTable(sources, answers),
    headingOf(sources, '(g)', 'Packaging and label'),
    facts({
      Packaging: ask('packaging', 'Packaging: container, closure, seal'),
      Label: ask('label', 'The representative label, or where it is kept'),
    }),
    headingOf(sources, '(h)', 'Instructions'),
    facts({
      'Specifications at each point': ask('instructions.points', 'Specifications at each point of control'),
      'Sampling and tests': ask('instructions.sampling', 'Sampling, and the tests it goes to'),
      Actions: ask('instructions.actions', 'Actions at each step, with who does and who verifies them'),
      'Special notations': ask('instructions.notes', 'Special notations and precautions, or ‘None’'),
      'Corrective actions': ask('instructions.corrective', 'What is done when a specification is not met'),
    }),
    text(
      `A draft for the manufacturer, who is responsible for the record${isUsSupplement(sources) ? ' (21 CFR 111.210)' : ''}.`,
    ),
  ];
};
