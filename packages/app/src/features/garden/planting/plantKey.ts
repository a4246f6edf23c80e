/** Whether Alt+P was pressed, by the place of its letter on the keyboard: with Alt some layouts write another sign. */
export const isPlantKey = (event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'code'>): boolean =>
  event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyP';
