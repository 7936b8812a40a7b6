/**
 * Props that every component takes from its caller for its one root element, or for its surface: given, and looked for.
 */

/** The element that the ref was given. */
let held: unknown;

export function probeProps() {
  held = undefined;
  return {
    className: 'probe-class',
    style: { '--probe': 'style' },
    id: 'probe-id',
    'data-probe': '',
    'aria-describedby': 'probe-words',
    ref: (element: unknown) => {
      if (element) held = element;
    },
  };
}

const where = {
  className: '.probe-class',
  style: '[style*="--probe"]',
  id: '#probe-id',
  'data-*': '[data-probe]',
  'aria-*': '[aria-describedby~="probe-words"]',
} as const;

/**
 * The class and the style belong to the root. The attributes and the ref belong to it too, or, in a field, to the control
 * inside it; where `hasIdOnControl`, the id to what takes the focus inside a group.
 */
export function probeProblems(hasIdOnControl: boolean): string[] {
  const problems: string[] = [];
  const elementWith = (name: keyof typeof where): Element | undefined => {
    const elements = [...document.querySelectorAll(where[name])];
    if (elements.length !== 1) problems.push(`${name} is on ${elements.length} elements`);
    return elements[0];
  };
  const root = elementWith('className');
  const style = elementWith('style');
  const control = elementWith('data-*');
  const id = elementWith('id');
  const isFocused = id?.matches('input, button') === true;
  const others = {
    id: hasIdOnControl && isFocused && control?.contains(id ?? null) ? control : id,
    'aria-*': elementWith('aria-*'),
    ref: held,
  };
  if (!root || !control) return problems;
  if (!/(^| )bk-/.test(root.getAttribute('class') ?? ''))
    problems.push('className replaces its own');
  if (style && style !== root) problems.push('style is not where the class is');
  if (!root.contains(control)) problems.push('data-* is outside of the class');
  for (const [name, element] of Object.entries(others)) {
    if (element !== control) problems.push(`${name} is not where data-* is`);
  }
  return problems;
}
