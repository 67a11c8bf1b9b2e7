const notesHz = [784, 1047] as const;
const noteSeconds = 0.5;
const loudness = 0.25;

/** Two quiet notes for a new call. A browser that forbids sound without a touch stays silent; the name is lit anyway. */
export const chime = async (): Promise<void> => {
  const audio = new AudioContext();
  if (audio.state === 'suspended')
    await Promise.race([audio.resume(), new Promise((end) => setTimeout(end, 500))]);
  if (audio.state !== 'running') return audio.close();
  const last = notesHz.map((frequency, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const startsAt = audio.currentTime + i * noteSeconds * 0.5;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, startsAt);
    volume.gain.exponentialRampToValueAtTime(0.001, startsAt + noteSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(startsAt);
    tone.stop(startsAt + noteSeconds);
    return tone;
  });
  const final = last.at(-1);
  if (final) final.onended = () => void audio.close();
};
