/** What tests have opened, servers and their databases, until the last test of the file is over. */
export const opened = new Set<() => Promise<void>>();

export async function closeOpened(): Promise<void> {
  const closings = [...opened];
  opened.clear();
  for (const close of closings) await close();
}
