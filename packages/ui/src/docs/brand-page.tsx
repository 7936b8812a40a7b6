import './pages.css';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { TextField } from '../text-field/index.ts';
import { checkTheme, measureColors } from '../tokens/check-theme.ts';
import { colors } from '../tokens/generated/colors.ts';
import brand from './brand.css?raw';

const below = checkTheme(brand).length;
const all = measureColors(colors).length;

/** The same parts in our brand and in another one, and the style sheet that makes the difference. */
export function BrandPage() {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className="docs-sample sb-unstyled" data-brand="plum">
          <div className="docs-brand" data-theme={theme}>
            <Button>Save changes</Button>
            <Button variant="secondary">Discard</Button>
            <Badge tone="accent">Confirmed</Badge>
            <Checkbox label="Send a bill" defaultChecked />
            <TextField label="Name" defaultValue="Lake Pichola House" />
            <ProgressBar value={60} label="Upload" />
          </div>
        </div>
      ))}
      <p>
        {below === 0
          ? `All ${all} colour pairs meet the minimum.`
          : `${below} of ${all} colour pairs are below the minimum.`}
      </p>
      <pre className="docs-code sb-unstyled">
        <code>{brand}</code>
      </pre>
    </>
  );
}
