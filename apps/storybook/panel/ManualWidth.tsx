/** @jsxRuntime classic */
// The window of a page of the manual: Storybook's own tool for it is there beside single stories only.
import React, { type ReactNode } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';

export interface ManualWidthProps {
  /** What can be chosen: the name of a window, and what it is called. */
  readonly windows: readonly { readonly value: string; readonly title: string }[];
}

/** A story that is opened next stands in the same window. */
export function ManualWidth({ windows }: ManualWidthProps): ReactNode {
  const [{ viewport }, update] = useGlobals();
  const chosen = windows.find(({ value }) => value === viewport?.value)?.value;
  const choose = (value: string | undefined): void =>
    update({ viewport: { value, isRotated: false } });
  return (
    <Select
      // It takes what is chosen elsewhere only when it begins.
      key={chosen}
      ariaLabel="窗口宽度"
      options={[...windows]}
      {...(chosen !== undefined && { defaultOptions: chosen })}
      onSelect={(value) => choose(String(value))}
      onReset={() => choose(undefined)}
      resetLabel="不限宽度"
    >
      窗口宽度
    </Select>
  );
}
