import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToastLine, type ToastContent } from './queue';

const titles = (line: ToastLine) => line.toArray().map(({ title }) => title);
const counts = (line: ToastLine) => line.toArray().map(({ title, count }) => `${title}×${count}`);

const lineOf = (...contents: (string | ToastContent)[]) => {
  const line = new ToastLine();
  const ids = contents.map((content) => line.add(typeof content === 'string' ? { title: content } : content));
  return { line, ids };
};

describe('a line of toasts', () => {
  it.each<[string, ToastContent, number | null]>([
    ['what is read in passing', { title: 'T' }, 5000],
    [
      'what offers something to do',
      { title: 'T', action: { label: 'Undo', onPress: () => undefined } },
      null,
    ],
    ['what is under way', { title: 'T', isPending: true }, null],
    ['what says its own time', { title: 'T', isPending: true, duration: 70 }, 70],
    ['what says it has none', { title: 'T', duration: null }, null],
  ])('gives %s its time', (_what, content, duration) => {
    expect(lineOf(content).line.visible?.duration).toBe(duration);
  });

  it('shows in the order of adding, whatever the variant', () => {
    const { line } = lineOf('A', { title: 'B', variant: 'destructive' }, 'C');
    expect(titles(line)).toEqual(['A', 'B', 'C']);
  });

  it('moves the next one up when the first goes, and takes one out of the middle', () => {
    const { line, ids } = lineOf('A', 'B', 'C');
    line.remove(ids[1] ?? '');
    expect(titles(line)).toEqual(['A', 'C']);
    line.remove(ids[0] ?? '');
    expect(line.visible?.title).toBe('C');
  });

  it('ignores ids it does not know', () => {
    const { line } = lineOf('A');
    expect(line.remove('toast-9')).toBeUndefined();
    expect(line.amend('toast-9', { title: 'Ghost' })).toBe(false);
    expect(titles(line)).toEqual(['A']);
  });

  it('says something else in the same place, as a new revision', () => {
    const { line, ids } = lineOf('Saving', 'Next');
    line.amend(ids[0] ?? '', { title: 'Saved' });
    expect(titles(line)).toEqual(['Saved', 'Next']);
    expect(line.visible).toMatchObject({ id: ids[0], revision: 1, count: 1, duration: 5000 });
  });
});

describe('the same said again', () => {
  const retry = () => undefined;
  const undo = (title: string, onPress: () => void): ToastContent => ({
    title,
    action: { label: 'Undo', onPress },
  });

  it.each<[string, ToastContent, ToastContent, boolean]>([
    ['the same words', { title: 'T', description: 'd' }, { title: 'T', description: 'd' }, true],
    ['another description', { title: 'T', description: 'd' }, { title: 'T' }, false],
    ['another variant', { title: 'T' }, { title: 'T', variant: 'destructive' }, false],
    [
      'words that would join alike',
      { title: 'a', description: 'b c' },
      { title: 'a b', description: 'c' },
      false,
    ],
    ['the same thing to do', undo('T', retry), undo('T', retry), true],
    ['another thing to undo', undo('T', retry), undo('T', () => undefined), false],
    ['work under way', { title: 'T', isPending: true }, { title: 'T', isPending: true }, false],
  ])('counts %s: %j and %j', (_what, one, other, isOne) => {
    const { line, ids } = lineOf('First', one, other);
    expect(line.toArray()).toHaveLength(isOne ? 2 : 3);
    expect(ids[1] === ids[2]).toBe(isOne);
    expect(line.toArray().reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('keeps the longer time', () => {
    const { line } = lineOf(
      { title: 'T', duration: 100 },
      { title: 'T', duration: 300 },
      { title: 'T', duration: 200 },
    );
    expect(line.visible?.duration).toBe(300);
    line.add({ title: 'T', duration: null });
    expect(line.visible?.duration).toBeNull();
  });

  it('is a new toast once the other has gone', () => {
    const { line, ids } = lineOf('T');
    line.remove(ids[0] ?? '');
    expect(line.add({ title: 'T' })).not.toBe(ids[0]);
    expect(counts(line)).toEqual(['T×1']);
  });

  it('is not found under words that were replaced', () => {
    const { line, ids } = lineOf('T');
    line.amend(ids[0] ?? '', { title: 'U' });
    line.add({ title: 'T' });
    expect(counts(line)).toEqual(['U×1', 'T×1']);
  });
});

describe('the end of work under way', () => {
  const pending: ToastContent = { title: 'Saving', isPending: true };

  it('is told in its place', () => {
    const { line, ids } = lineOf('A', pending, 'B');
    line.settle(ids[1] ?? '', { title: 'Saved' });
    expect(titles(line)).toEqual(['A', 'Saved', 'B']);
    expect(line.toArray()[1]?.isPending).toBe(false);
  });

  it('is told at the end when its toast has gone', () => {
    const { line, ids } = lineOf(pending, 'B');
    line.remove(ids[0] ?? '');
    line.settle(ids[0] ?? '', { title: 'Saved' });
    expect(titles(line)).toEqual(['B', 'Saved']);
  });

  it.each([
    ['waiting, with one that was said before', ['Saved', pending], 1, ['Saved×2']],
    ['visible, with one that waits', [pending, 'B', 'Saved'], 0, ['Saved×2', 'B×1']],
  ] as const)('is counted while %s', (_when, contents, place, expected) => {
    const { line, ids } = lineOf(...contents);
    line.settle(ids[place] ?? '', { title: 'Saved' });
    expect(counts(line)).toEqual(expected);
  });
});

describe('what was seen and has no end', () => {
  const undo: ToastContent = { title: 'Undo?', duration: null };

  it('comes back after the others', () => {
    const { line } = lineOf(undo, 'A', 'B');
    line.setAside();
    expect(titles(line)).toEqual(['A', 'B', 'Undo?']);
    expect(line.toArray()[2]?.isReturning).toBe(true);
    line.add({ title: 'C' });
    expect(titles(line)).toEqual(['A', 'B', 'C', 'Undo?']);
  });

  it('stays when all that wait were seen: they do not take turns for ever', () => {
    const { line } = lineOf(undo, { title: 'Retry?', duration: null });
    line.setAside();
    line.setAside();
    expect(line.visible?.title).toBe('Retry?');
  });

  it('is seen again like a new one when it has news', () => {
    const { line, ids } = lineOf(undo, 'A');
    line.setAside();
    line.amend(ids[0] ?? '', { title: 'Undone' });
    expect(line.toArray()[1]).toMatchObject({ title: 'Undone', isReturning: false });
  });
});

type Step = readonly ['add' | 'pend' | 'keep' | 'settle' | 'replace' | 'remove' | 'setAside' | 'end', number];
const step = fc.tuple(
  fc.constantFrom<Step[0]>('add', 'add', 'pend', 'keep', 'settle', 'replace', 'remove', 'setAside', 'end'),
  fc.nat(5),
);

/** Plays the steps and keeps book of what was said and what has gone. */
const play = (steps: readonly Step[]) => {
  const line = new ToastLine();
  const ids: string[] = [];
  let [said, gone] = [0, 0];
  const take = (id: string) => (gone += line.remove(id)?.count ?? 0);
  for (const [what, n] of steps) {
    const id = ids[ids.length - 1 - n] ?? '';
    const content = { title: `T${n}` };
    if (what === 'add' || what === 'keep' || what === 'pend') {
      said += 1;
      ids.push(line.add({ ...content, duration: what === 'keep' ? null : 9, isPending: what === 'pend' }));
    } else if (what === 'settle') {
      if (!line.find(id)) said += 1;
      line.settle(id, content);
    } else if (what === 'replace') line.amend(id, content);
    else if (what === 'remove') take(id);
    else if (what === 'setAside') line.setAside();
    else if (line.visible) take(line.visible.id);
  }
  return { line, said, gone };
};

describe('any sequence', () => {
  it('loses nothing: what was said is in the line or has gone', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const { line, said, gone } = play(steps);
        expect(line.toArray().reduce((sum, { count }) => sum + count, gone)).toBe(said);
        expect(line.visible).toBe(line.toArray()[0]);
        expect(new Set(line.toArray().map(({ id }) => id)).size).toBe(line.toArray().length);
      }),
    );
  });

  it('shows all that wait, the unseen before those that come back', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const { line } = play(steps);
        const waiting = line.toArray().slice(1);
        const seen: string[] = [];
        while (line.visible) {
          seen.push(line.visible.id);
          line.remove(line.visible.id);
        }
        expect(seen.slice(1)).toEqual(waiting.map(({ id }) => id));
        expect(waiting.map(({ isReturning }) => isReturning)).toEqual(
          [...waiting].map(({ isReturning }) => isReturning).sort((a, b) => Number(a) - Number(b)),
        );
      }),
    );
  });

  it('keeps the order of adding where nothing is said twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('add', 'end', 'out of the middle'), { maxLength: 80 }),
        (steps) => {
          const line = new ToastLine();
          const places: number[] = [];
          const take = (id: string | undefined) => {
            if (id === undefined) return;
            if (line.visible?.id === id) places.push(Number(line.visible.title));
            line.remove(id);
          };
          steps.forEach((what, index) => {
            if (what === 'add') line.add({ title: String(index) });
            else take(line.toArray()[what === 'end' ? 0 : 1]?.id);
          });
          while (line.visible) take(line.visible.id);
          expect(places).toEqual([...places].sort((a, b) => a - b));
        },
      ),
    );
  });
});
