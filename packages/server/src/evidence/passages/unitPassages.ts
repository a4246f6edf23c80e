import { freshness, parts, type Passage } from './passages.ts';
import { sourceAddress } from './sourceAddress.ts';
import {
  type Conversion,
  type Equivalence,
  type Form,
  formatAmount,
  formatNumber,
  isConfirmed,
  type ReferenceAmount,
} from '../../registry/index.ts';
import { capitalize } from '../../text/letters.ts';

export function formPassage(form: Form): Passage {
  return {
    key: `form:${form.key}`,
    kind: 'ingredient',
    title: `${form.compound}: share of the active`,
    source: form.source,
    url: null,
    text:
      `${form.compound}, ${form.formula}: ${formatAmount(form.activePercent, '%')} ${form.active} by mass, molar mass ${formatNumber(form.molarMass)} g/mol. ` +
      'A theoretical maximum; real lots are lower.' +
      freshness(form),
    isConfirmed: isConfirmed(form),
    ingredients: [form.ingredient],
    topics: [],
  };
}

export function conversionPassage(conversion: Conversion, name: string): Passage {
  return {
    key: `conversion:${conversion.key}`,
    kind: 'dailyValue',
    title: `${name}: what one IU is worth`,
    source: conversion.source,
    url: sourceAddress(conversion),
    text:
      `${capitalize(conversion.form)}: 1 IU is ${formatAmount(conversion.perIu, conversion.unit)}.` +
      freshness(conversion),
    isConfirmed: isConfirmed(conversion),
    ingredients: [conversion.ingredient],
    topics: [],
  };
}

export function equivalencePassage(row: Equivalence, name: string): Passage {
  return {
    key: `equivalence:${row.key}`,
    kind: 'dailyValue',
    title: `${name}: ${row.from} and ${row.to}`,
    source: row.source,
    url: sourceAddress(row),
    text:
      `${name}: ${formatAmount(1, row.fromUnit)} of ${row.from} counts as ${formatAmount(row.factor, row.toUnit)} of ${row.to}.` +
      freshness(row),
    isConfirmed: isConfirmed(row),
    ingredients: [row.ingredient],
    topics: [],
  };
}

export function referenceAmountPassage(row: ReferenceAmount): Passage {
  const people = row.table === 'infants' ? ', for infants and children of 1 to 3 years' : '';
  const prepared = row.basis === 'prepared' ? ', as prepared' : '';
  // What a spoon or cup of it weighs is beside the regulation.
  const weight = row.unit === 'mL' && row.grams !== null ? ` (about ${formatAmount(row.grams, 'g')})` : '';
  return {
    key: `referenceAmount:${row.key}`,
    kind: 'rule',
    title: `US reference amount (RACC): ${row.category}`,
    source: row.source,
    url: sourceAddress(row),
    text:
      parts(
        `${row.category}${people}: the reference amount customarily consumed per eating occasion is ${row.statedAs}${weight}${prepared}; the serving size on a US label follows from it.`,
        row.group && `Group: ${row.group}.`,
        row.household && `Household measure: ${row.household}.`,
        row.labelStatement && `Declared as: ${row.labelStatement}.`,
      ) + freshness(row),
    isConfirmed: isConfirmed(row),
    ingredients: [],
    topics: [],
  };
}
