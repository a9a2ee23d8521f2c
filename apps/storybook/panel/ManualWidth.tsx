/** @jsxRuntime classic */
// The window of a page of the manual: Storybook's own tool for it is there beside single stories only.
import React, { type ReactNode } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { viewports } from '../.storybook/viewports.ts';

const options = Object.entries(viewports).map(([value, { name }]) => ({ value, title: name }));

/** Chooses among the windows that pictures are taken of; a story that is opened next stands in the same. */
export function ManualWidth(): ReactNode {
  const [{ viewport }, update] = useGlobals();
  const chosen = options.find(({ value }) => value === viewport?.value)?.value;
  const choose = (value: string | undefined): void =>
    update({ viewport: { value, isRotated: false } });
  return (
    <Select
      // It takes what is chosen elsewhere only when it begins.
      key={chosen}
      ariaLabel="窗口宽度"
      options={options}
      {...(chosen !== undefined && { defaultOptions: chosen })}
      onSelect={(value) => choose(String(value))}
      onReset={() => choose(undefined)}
      resetLabel="不限宽度"
    >
      窗口宽度
    </Select>
  );
}
