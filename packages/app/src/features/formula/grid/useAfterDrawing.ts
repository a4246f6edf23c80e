import { useEffect, useState } from 'react';

interface AfterDrawing {
  do: (act: () => void) => void;
  cancel: () => void;
}

function createAfterDrawing(): AfterDrawing {
  let next: (() => void) | null = null;
  let frame: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    clearTimeout(timer);
    [next, frame] = [null, null];
  };
  const run = () => {
    const act = next;
    cancel();
    act?.();
  };
  return {
    do: (act) => {
      next = act;
      frame ??= requestAnimationFrame(() => {
        timer = setTimeout(run);
      });
    },
    cancel,
  };
}

/**
 * Does something once the next picture is drawn: a key is seen before what follows from it is worked out. Of several
 * things only the last is done.
 */
export function useAfterDrawing(): AfterDrawing {
  const [afterDrawing] = useState(createAfterDrawing);
  useEffect(() => afterDrawing.cancel, [afterDrawing]);
  return afterDrawing;
}
