import { expect, it } from 'vitest';
import { withoutRepeatedRules } from './repeated-rules.ts';

it('drops rules that stand in the earlier sheet word for word, and no other', () => {
  const earlier =
    '.icon{width:1em}@media print{.icon{top:0}.b{left:0}}.b::after{content:"}"}.c{top:0}';
  const css =
    '.a{top:0}.icon{width:1em}.icon{width:2em}@media print{.icon{top:0}}.b::after{content:"}"}';
  expect(withoutRepeatedRules(css, earlier)).toBe(
    '.a{top:0}.icon{width:2em}@media print{.icon{top:0}}',
  );
});

it('leaves a sheet with nothing repeated as it is', () => {
  const css = '@import"x.css";:root{--a:"{";color:red}.a{.b &{top:0}left:0}';
  expect(withoutRepeatedRules(css, '.a{left:0}')).toBe(css);
});
