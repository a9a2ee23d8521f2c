// Whether a file is of a kind that a field takes.

/** `accept` holds extensions (`.pdf`), types (`application/pdf`) or groups (`image/*`); empty takes all. */
export function accepts(file: { name: string; type: string }, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    accept.length === 0 ||
    accept.some((entry) => {
      const wanted = entry.trim().toLowerCase();
      if (wanted.startsWith('.')) return name.endsWith(wanted);
      if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
      return type === wanted;
    })
  );
}
