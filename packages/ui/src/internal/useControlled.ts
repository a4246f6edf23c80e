import { useState } from 'react';

interface Options<Value> {
  /** Kept by the page; undefined when the component keeps its own. */
  value: Value | undefined;
  /** What the component's own begins with. */
  defaultValue: Value;
  onChange?: (value: Value) => void;
}

/** A value that the page keeps, or else the component: what it is now, and how to change it. */
export const useControlled = <Value>({ value, defaultValue, onChange }: Options<Value>) => {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change] as const;
};
