/** Files of the packages that pages link to and that are no pages: where they are served. */
export const copied: ReadonlyMap<string, string> = new Map([
  ['packages/ui/dist/llms.txt', 'llms.txt'],
  ['packages/ui/dist/icons.svg', 'icons.svg'],
  ['packages/api-client/dist/llms.txt', 'client/llms.txt'],
  ['packages/api-client/openapi.json', 'client/openapi.json'],
]);
