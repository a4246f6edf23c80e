import type { DocumentCell, DocumentPart } from '../../contract/index.ts';
import type { Answers } from '../answers.ts';
import { compositionOf, linesOf, type DocumentLine } from '../lines.ts';
import { cell, facts, figure, heading, list, percent, table } from '../parts.ts';
import { runOf, type DocumentRun } from '../run.ts';
import type { DocumentSources } from '../sources.ts';
import { formulaFacts, netContents, servingOf, type Writer } from './shared.ts';

function materialsTable(sources: DocumentSources, answers: Answers, run: DocumentRun): DocumentPart {
  const { weightMg } = sources.formula.computed.bom;
  const lines = linesOf(sources);
  return table(
    'What is weighed in, overage included',
    ['Ingredient', '#mg a serving', '#% of the weight', '#kg for the run'],
    [
      ...lines.map((line) => [
        cell(line.name, line.source),
        line.bom?.mgPerServing === null || !line.bom
          ? answers.askFigure(`${line.path}.weight`, `Weight of ${line.name} in a serving, mg`)
          : cell(figure(line.bom.mgPerServing, 3), 'Bill of materials'),
        cell(
          weightMg > 0 && line.bom?.mgPerServing ? figure((100 * line.bom.mgPerServing) / weightMg) : null,
          'Bill of materials',
        ),
        run.kgOf(line),
      ]),
      totalRow(lines, { weightMg, run }),
    ],
  );
}

/** The sum of what is weighed in; dashes while a line's weight is open. */
function totalRow(
  lines: readonly DocumentLine[],
  { weightMg, run }: { weightMg: number; run: DocumentRun },
): DocumentCell[] {
  const isWhole = weightMg > 0 && lines.every(({ bom }) => bom && bom.mgPerServing !== null);
  return [
    cell('Total'),
    cell(isWhole ? figure(weightMg, 3) : null, 'Bill of materials'),
    cell(isWhole ? figure(100) : null, 'Bill of materials'),
    isWhole ? run.kgOfAll(lines) : cell(null),
  ];
}

type Check = DocumentSources['formula']['computed']['checks'][number];

/** What checks say, each once, after the names of the lines that it is about. */
function checkItems(checks: readonly Check[], names: ReadonlyMap<Check['line'], string>): DocumentCell[] {
  const about = Map.groupBy(checks, ({ text, source }) => `${text}\n${source ?? ''}`);
  return [...about.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const named = alike.flatMap(({ line }) => names.get(line) ?? []).join(', ');
    return cell(named ? `${named}: ${first.text}` : first.text, first.source);
  });
}

/** The formula with its bill of materials: what is weighed in, for a serving and for the run. */
export const writeFormula: Writer = (sources, answers) => {
  const { draft, computed } = sources.formula;
  const { bom, fit, checks } = computed;
  const lines = linesOf(sources);
  const run = runOf(sources, answers, { path: 'run', question: 'Containers of a run' });
  const stops = checks.filter(({ severity }) => severity !== 'note');
  const names = new Map<Check['line'], string>(lines.map(({ draft: { id }, name }) => [id, name]));
  return [
    formulaFacts(sources),
    heading('Serving and container'),
    facts({
      Serving: servingOf(sources, answers),
      'Servings a day': cell(draft.serving?.perDay ?? 1, 'Formula'),
      'Net contents': netContents(sources, answers),
      'Weight of a serving': cell(`${figure(bom.weightMg)} mg`, 'Bill of materials'),
      ...(fit.size && {
        Capsule: cell(`Size ${fit.size}, ${figure(fit.percentFull, 0) ?? '–'} % full`, 'Fit'),
      }),
      Run: run.size,
      Yield: cell(percent(bom.yield), 'Bill of materials'),
    }),
    heading('Composition'),
    table(
      'Lines of the formula',
      ['Ingredient', 'Form and identity', 'Purpose', '#Amount of a serving', '#Potency', '#Overage'],
      lines.map((line) => [
        cell(line.name, line.source),
        cell(compositionOf(line), line.source),
        cell(line.purpose, line.source),
        line.amount
          ? cell(line.amount, line.source)
          : answers.ask(`${line.path}.amount`, `Amount of ${line.name} in a serving`),
        cell(percent(line.draft.potency), line.source),
        cell(percent(line.draft.overage), line.source),
      ]),
    ),
    heading('Bill of materials'),
    materialsTable(sources, answers, run),
    ...(stops.length > 0 ? [heading('To look at'), list(checkItems(stops, names))] : []),
  ];
};
