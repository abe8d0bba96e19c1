// Marks the field in which a word is being composed, for example in Hindi, for
// components/islands/hydrate.tsx, which may load after the composition has started.
for (const name of ['compositionstart', 'compositionend'] as const) {
  addEventListener(name, ({ target, type }) => {
    (target as Element).toggleAttribute('data-composing', type === 'compositionstart');
  });
}
