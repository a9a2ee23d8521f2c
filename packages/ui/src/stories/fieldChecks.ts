// What every field promises, said once for all stories of fields.
import { expect } from 'storybook/test';

/** Name, description and error reach screen readers, and the error marks the field as invalid. */
export async function expectTold(
  input: HTMLElement,
  { name, description, error }: { name: RegExp | string; description: string; error: string },
): Promise<void> {
  await expect(input).toHaveAccessibleName(name);
  await expect(input).toHaveAccessibleDescription(expect.stringContaining(description));
  await expect(input).toHaveAccessibleDescription(expect.stringContaining(error));
  await expect(input).toBeInvalid();
}

/** The Enter of an input method, in both ways that browsers tell of it. */
export const composingEnters = [
  { key: 'Enter', code: 'Enter', isComposing: true },
  { key: 'Enter', code: 'Enter', keyCode: 229 },
] as const;
