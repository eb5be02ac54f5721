/** The script of a gateway's widget, as it stands in a shop's document: two buttons, which act as its page would. */

/** In a browser, which tells where the script came from. */
export const widgetScript = (code: string): string =>
  `(() => {
  const { origin } = new URL(document.currentScript.src);
  const choices = [['approve', 'Pay', 'done'], ['decline', 'Decline', 'failed']];
  window.payWidget = ({ token, container, onEnd }) => {
    for (const [outcome, label, word] of choices) {
      const button = document.createElement('button');
      button.textContent = label;
      button.onclick = async () => {
        // Without being led back to the shop, where the document may not go.
        const body = new URLSearchParams({ outcome, stays: '1' });
        await fetch(origin + '/${code}/checkout/' + token, { method: 'POST', mode: 'no-cors', body }).catch(() => undefined);
        onEnd(word);
      };
      container.append(button);
    }
  };
})();
`;
