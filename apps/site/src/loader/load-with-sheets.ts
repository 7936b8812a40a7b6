/**
 * Loads a part of the page together with its style sheets. The build calls it for every `import()`, in place of Vite's
 * own function: that one also preloads scripts, which this page has no use for, and would be a third of the script that
 * the page begins with.
 * @param sheets paths in the folder of the site.
 */
export async function loadWithSheets<Part>(
  load: () => Promise<Part>,
  sheets: readonly string[] = [],
): Promise<Part> {
  const [part] = await Promise.all([load(), ...sheets.map(addSheet)]);
  return part;
}

/** Rejects when the sheet cannot be loaded; the next call tries again. */
function addSheet(path: string): Promise<void> | undefined {
  const href = `/${path}`;
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} cannot be loaded.`));
    };
    document.head.append(link);
  });
}
