// Loaded with --import into every program the scripts start. When the script that started it dies, even by
// SIGKILL, the channel between them closes and the whole process group ends: nothing is left behind.
if (process.env.SEEDBED_TETHER && process.channel) {
  delete process.env.SEEDBED_TETHER;
  const signalGroup = (signal) => {
    try {
      process.kill(-process.pid, signal);
    } catch {
      process.kill(process.pid, signal);
    }
  };
  process.once('disconnect', () => {
    setTimeout(() => signalGroup('SIGKILL'), 8000).unref();
    signalGroup('SIGTERM');
  });
  // Listening keeps the channel, and with it the process, alive: let the program end when its work is done.
  process.channel.unref();
}
