import { Source } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useState } from 'react';
import { Button } from '../../../src/ui/controls/button.tsx';
import { Card } from '../../../src/ui/controls/card.tsx';
import { TextField } from '../../../src/ui/forms/field.tsx';
import { Badge } from '../../../src/ui/values/badge.tsx';
import { useGlobals } from '../globals.ts';
import { InShadowRoot } from './in-shadow-root.tsx';
import { themes } from './themes.ts';

const edited = [
  { name: '--psp-accent', label: 'Accent', type: 'color' },
  { name: '--psp-accent-hover', label: 'Accent, hovered', type: 'color' },
  { name: '--psp-text', label: 'Text', type: 'color' },
  { name: '--psp-ground', label: 'Ground', type: 'color' },
  { name: '--psp-raised', label: 'Card', type: 'color' },
  { name: '--psp-line', label: 'Line', type: 'color' },
  { name: '--psp-radius', label: 'Radius of controls', type: 'range', max: 18 },
  { name: '--psp-radius-card', label: 'Radius of cards', type: 'range', max: 24 },
  { name: '--psp-density', label: 'Density', type: 'range', max: 1, unit: '' },
] as const;

/** Tokens to change, pieces that follow them, and the CSS to paste. */
export function TokenEditor() {
  const { theme } = useGlobals();
  const defaults = theme === 'dark' ? themes.dark : themes.light;
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({});
  const currentValue = (name: string) => changes[name] ?? defaults[name as '--psp-accent'] ?? '';
  const css = Object.entries(changes).map(([name, value]) => `  ${name}: ${value};\n`);
  return (
    <>
      <div className="hb-editor">
        <div>
          {edited.map(({ name, label, type, ...range }) => {
            const unit = 'unit' in range ? range.unit : 'px';
            return (
              <label key={name}>
                {label}
                <input
                  type={type}
                  value={
                    type === 'range' ? Number.parseFloat(currentValue(name)) : sixDigits(currentValue(name))
                  }
                  {...(type === 'range' && { min: 0, max: 'max' in range ? range.max : 0 })}
                  onChange={({ target }) =>
                    setChanges({
                      ...changes,
                      [name]: type === 'range' ? `${target.value}${unit}` : target.value,
                    })
                  }
                />
              </label>
            );
          })}
          <button type="button" onClick={() => setChanges({})}>
            Reset
          </button>
        </div>
        <div style={{ background: 'var(--psp-ground)', ...(changes as CSSProperties) }}>
          <Pieces />
        </div>
      </div>
      <Source language="css" code={css.length ? `:root {\n${css.join('')}}` : '/* Change a token. */'} />
    </>
  );
}

const Pieces = () => (
  <InShadowRoot>
    <Card title="Deposit">
      <div style={{ display: 'grid', gap: 16 }}>
        <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          <Badge tone="success" label="Paid" />
          <Badge tone="info" label="Submitted" />
          <Badge tone="warning" label="Returned" />
          <Badge tone="danger" label="Denied" />
          <Badge tone="neutral" label="Cancelled" />
        </div>
        <TextField label="Reference" defaultValue="ERR-700412" />
        <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          <Button tone="primary">Save balances</Button>
          <Button>Cancel</Button>
        </div>
      </div>
    </Card>
  </InShadowRoot>
);

/** `#fff` → `#ffffff`, the only form that a colour input takes. */
const sixDigits = (hex: string): string => (hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex);
